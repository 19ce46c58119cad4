/** A picture of everything static, drawn below moving things: for machines that draw slowly. */
import {
  FramebufferTexture,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from "three";

export class Backdrop {
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #material = new ShaderMaterial({
    uniforms: { picture: { value: null as FramebufferTexture | null } },
    vertexShader: "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 1.0, 1.0); }",
    // The picture comes from the screen, so its colours need no conversion.
    fragmentShader:
      "uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }",
    depthTest: false,
    depthWrite: false,
  });
  #picture: FramebufferTexture | null = null;
  #key = "";

  constructor() {
    const sheet = new Mesh(new PlaneGeometry(2, 2), this.#material);
    sheet.frustumCulled = false;
    this.#scene.add(sheet);
  }

  /** The picture is out of date. */
  forget(): void {
    this.#key = "";
  }

  /** Whether the picture has this key. */
  fits(key: string): boolean {
    return key === this.#key;
  }

  /** Draw the picture; if its key does not fit, first call `draw` and take a new one. */
  lay(renderer: WebGLRenderer, key: string, draw: () => void): void {
    if (!this.fits(key)) {
      draw();
      this.take(renderer);
      this.#key = key;
    }
    renderer.render(this.#scene, this.#camera);
  }

  /** Take a picture of the current frame. */
  take(renderer: WebGLRenderer): void {
    const { x: width, y: height } = renderer.getDrawingBufferSize(new Vector2());
    const kept = this.#picture?.image;
    if (kept?.width !== width || kept.height !== height) {
      this.#picture?.dispose();
      this.#picture = new FramebufferTexture(width, height);
    }
    if (this.#picture) renderer.copyFramebufferToTexture(this.#picture);
    this.#material.uniforms["picture"] = { value: this.#picture };
  }

  dispose(): void {
    this.#picture?.dispose();
    this.#material.dispose();
  }
}
