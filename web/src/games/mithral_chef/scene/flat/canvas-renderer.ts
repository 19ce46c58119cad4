/** Draws dice in 3D on a 2D canvas, without WebGL. */
import type { Quat, Vec3 } from "../../../../protocol/physics";
import { cross, dot, faces, minus, plus, times, turn, unit, vec } from "./polyhedra";

export interface Body {
  readonly id: number;
  readonly kind: number;
  readonly size: number;
  readonly colour: readonly [number, number, number];
  readonly position: Vec3;
  readonly orientation: Quat;
  /** The colour of a ring around a die that is picked or must be rerolled. */
  readonly ring?: string | undefined;
}

export interface CameraPosition {
  readonly at: Vec3;
  readonly to: Vec3;
  /** The share of the picture's height that one metre at one metre's distance fills. */
  readonly zoom: number;
}

export type Surface =
  | { readonly shape: "card"; readonly width: number; readonly depth: number; readonly heat: number }
  | { readonly shape: "plate"; readonly diameter: number };

const LIGHT = unit(vec(-0.45, -0.35, 1));

export class CanvasCamera {
  readonly #right: Vec3;
  readonly #up: Vec3;
  readonly #ahead: Vec3;
  constructor(
    readonly from: CameraPosition,
    readonly width: number,
    readonly height: number,
  ) {
    this.#ahead = unit(minus(from.to, from.at));
    this.#right = unit(cross(this.#ahead, vec(0, 0, 1)));
    this.#up = cross(this.#right, this.#ahead);
  }

  /** The position in the picture and the distance. */
  see(p: Vec3): { x: number; y: number; far: number } {
    const d = minus(p, this.from.at);
    const far = Math.max(1e-3, dot(d, this.#ahead));
    const scale = (this.from.zoom * this.height) / far;
    return { x: this.width / 2 + dot(d, this.#right) * scale, y: this.height / 2 - dot(d, this.#up) * scale, far };
  }

  /** The point at height `z` under a position of the picture. */
  pointAt(x: number, y: number, z: number): Vec3 {
    const [a, b] = [
      (x - this.width / 2) / (this.from.zoom * this.height),
      (this.height / 2 - y) / (this.from.zoom * this.height),
    ];
    const ray = plus(this.#ahead, plus(times(this.#right, a), times(this.#up, b)));
    const far = Math.abs(ray.z) < 1e-6 ? 0 : (z - this.from.at.z) / ray.z;
    return plus(this.from.at, times(ray, far));
  }
}

function polygon(ctx: CanvasRenderingContext2D, camera: CanvasCamera, points: readonly Vec3[]): void {
  ctx.beginPath();
  points.forEach((point, place) => {
    const { x, y } = camera.see(point);
    if (place === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

const circle = (radius: number, z: number, at: Vec3 = vec(0, 0, 0)): Vec3[] =>
  Array.from({ length: 36 }, (_, i) =>
    vec(at.x + radius * Math.cos(i * 0.1745), at.y + radius * Math.sin(i * 0.1745), z),
  );

function paintGround(ctx: CanvasRenderingContext2D, camera: CanvasCamera, surface: Surface): void {
  if (surface.shape === "plate") {
    const radius = surface.diameter / 2;
    for (const [part, z, colour] of [
      [1, -0.002, "#5d5a70"],
      [1, 0, "#d9d5e6"],
      [0.72, 0, "#f4f1fa"],
    ] as const) {
      polygon(ctx, camera, circle(radius * part, z));
      ctx.fillStyle = colour;
      ctx.fill();
    }
    return;
  }
  const [w, d] = [surface.width / 2, surface.depth / 2];
  const card = (part: number, z: number): Vec3[] => [
    vec(-w * part, -d * part, z),
    vec(w * part, -d * part, z),
    vec(w * part, d * part, z),
    vec(-w * part, d * part, z),
  ];
  polygon(ctx, camera, card(1.02, -0.004));
  ctx.fillStyle = "#0a0714";
  ctx.fill();
  polygon(ctx, camera, card(1, 0));
  ctx.fillStyle = "#3d1f1a";
  ctx.fill();
  ctx.strokeStyle = "#a4582f";
  ctx.lineWidth = 2;
  ctx.stroke();
  // The embers glow with the heat.
  for (const part of [0.8, 0.62, 0.42, 0.22]) {
    polygon(ctx, camera, circle(w * part, 0));
    ctx.fillStyle = `rgb(255 ${90 + 90 * (1 - part)} 30 / ${0.05 + 0.17 * surface.heat})`;
    ctx.fill();
  }
}

function paintDie(ctx: CanvasRenderingContext2D, camera: CanvasCamera, body: Body): void {
  const place = (p: Vec3): Vec3 => plus(body.position, turn(body.orientation, times(p, body.size)));
  const [r, g, b] = body.colour;
  const ink = r * 0.3 + g * 0.6 + b * 0.1 > 120 ? "#1a1425" : "#fff7e6";
  for (const face of faces(body.kind)) {
    const normal = turn(body.orientation, face.normal);
    const middle = place(face.middle);
    if (dot(normal, minus(camera.from.at, middle)) <= 0) continue;
    const light = 0.5 + 0.55 * Math.max(0, dot(normal, LIGHT));
    polygon(ctx, camera, face.outline.map(place));
    ctx.fillStyle = ctx.strokeStyle = `rgb(${r * light} ${g * light} ${b * light})`;
    ctx.lineJoin = "round";
    ctx.lineWidth = 1.5;
    ctx.fill();
    ctx.stroke();
    ctx.strokeStyle = "rgb(255 255 255 / 0.16)";
    ctx.lineWidth = 1;
    ctx.stroke();
    paintValue(
      ctx,
      camera,
      body,
      face.value,
      middle,
      unit(minus(place(face.outline[0] ?? vec(0, 0, 0)), middle)),
      normal,
      ink,
    );
  }
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

/** The pips or number of a face, in its plane. */
function paintValue(
  ctx: CanvasRenderingContext2D,
  camera: CanvasCamera,
  body: Body,
  value: number,
  middle: Vec3,
  head: Vec3,
  normal: Vec3,
  ink: string,
): void {
  // A cube's head points into a corner; its pips follow the edges.
  const up = body.kind === 0 ? unit(plus(head, cross(normal, head))) : head;
  const right = cross(up, normal);
  const unitLength = body.size * 0.1;
  const o = camera.see(middle);
  const [a, b] = [camera.see(plus(middle, times(right, unitLength))), camera.see(plus(middle, times(up, unitLength)))];
  ctx.save();
  ctx.transform((a.x - o.x) / 10, (a.y - o.y) / 10, -(b.x - o.x) / 10, -(b.y - o.y) / 10, o.x, o.y);
  ctx.fillStyle = ink;
  if (body.kind === 0) {
    for (const [x, y] of PIPS[value - 1] ?? []) {
      ctx.beginPath();
      ctx.arc(x * 26, y * 26, 10, 0, 7);
      ctx.fill();
    }
  } else {
    ctx.font = `700 ${body.kind === 1 ? 44 : 38}px system-ui, sans-serif`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillText(String(value), 0, body.kind === 2 ? -6 : 2);
    if (value === 6 || value === 9) ctx.fillRect(-11, body.kind === 2 ? 12 : 20, 22, 4);
  }
  ctx.restore();
}

export function paint(
  ctx: CanvasRenderingContext2D,
  camera: CanvasCamera,
  surface: Surface,
  bodies: readonly Body[],
): void {
  ctx.clearRect(0, 0, camera.width, camera.height);
  paintGround(ctx, camera, surface);
  for (const { position, size } of bodies) {
    const height = Math.max(0, position.z - size / 2);
    polygon(
      ctx,
      camera,
      circle(size * (0.62 + height * 4), 0, vec(position.x + height * 0.4, position.y + height * 0.3, 0)),
    );
    ctx.fillStyle = `rgb(5 2 12 / ${0.42 / (1 + height * 90)})`;
    ctx.fill();
  }
  const sorted = [...bodies].sort(
    (a, b) => camera.see(b.position).far - camera.see(a.position).far || a.position.z - b.position.z,
  );
  for (const body of sorted) {
    paintDie(ctx, camera, body);
    if (body.ring !== undefined) {
      const { x, y, far } = camera.see(body.position);
      const radius = (body.size * 0.78 * camera.from.zoom * camera.height) / far;
      ctx.beginPath();
      ctx.arc(x, y, radius, 0, 7);
      ctx.strokeStyle = body.ring;
      ctx.lineWidth = 3;
      ctx.stroke();
    }
  }
}
