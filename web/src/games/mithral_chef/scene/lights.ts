/** The kitchen's lights, and texture sharpness. */
import { DirectionalLight, HemisphereLight, type Light, Mesh, type Scene, Texture } from "three";

export function lights(slow: boolean): Light[] {
  const sky = new HemisphereLight("#ffe9cf", "#4a3030", 1.5);
  const lamp = new DirectionalLight("#fff0d8", 2.1);
  lamp.position.set(-0.5, -0.35, 1.3);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(slow ? 1024 : 2048, slow ? 512 : 1024);
  lamp.shadow.radius = 3;
  lamp.shadow.bias = -0.0008;
  const { camera } = lamp.shadow;
  [camera.left, camera.right, camera.top, camera.bottom, camera.near, camera.far] = [-0.82, 0.82, 0.5, -0.5, 0.5, 2.6];
  const found: Light[] = [sky, lamp];
  for (const one of found) one.layers.enableAll();
  return found;
}

/** Keep textures sharp at a slant. */
export function sharpen(scene: Scene): void {
  scene.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    for (const material of [one.material as unknown].flat())
      if (typeof material === "object" && material !== null && "map" in material && material.map instanceof Texture)
        material.map.anisotropy = 8;
  });
}
