/** Static meshes are merged, and stay in place. */
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, SphereGeometry, Box3 } from "three";
import { expect, test } from "vitest";
import { mergeMeshes } from "../../src/ui/three/merge-meshes";

const plain = (color: string): MeshLambertMaterial => new MeshLambertMaterial({ color });

function room(): { whole: Group; wing: Mesh } {
  const whole = new Group();
  whole.position.set(3, 0, 0);
  const shelf = new Group();
  shelf.position.set(0, 0, 2);
  shelf.rotation.z = 0.3;
  const glow = new MeshBasicMaterial({ color: "#ff0000" });
  shelf.add(new Mesh(new BoxGeometry(1, 2, 3), plain("#112233")), new Mesh(new SphereGeometry(1), plain("#445566")));
  shelf.add(new Mesh(new SphereGeometry(0.2), glow), new Mesh(new BoxGeometry(), glow));
  const wing = new Mesh(new BoxGeometry(), plain("#778899"));
  wing.add(new Mesh(new BoxGeometry(), plain("#000000")));
  whole.add(shelf, wing);
  return { whole, wing };
}

const meshes = (whole: Group): Mesh[] => {
  const found: Mesh[] = [];
  whole.traverse((one) => {
    if (one instanceof Mesh) found.push(one as Mesh);
  });
  return found;
};

test("plain colours become one thing, others one for each material, what moves stays", () => {
  const { whole, wing } = room();
  const before = new Box3().setFromObject(whole, true);
  mergeMeshes(whole, wing);
  expect(meshes(whole)).toHaveLength(2 + 2);
  expect(whole.children).toContain(wing);
  const after = new Box3().setFromObject(whole, true);
  expect(after.min.distanceTo(before.min) + after.max.distanceTo(before.max)).toBeLessThan(1e-5);
});

test("every point keeps the colour of its part", () => {
  const { whole, wing } = room();
  mergeMeshes(whole, wing);
  const made = meshes(whole).find(({ geometry }) => geometry.hasAttribute("color"));
  const colours = made?.geometry.getAttribute("color");
  const seen = new Set(Array.from({ length: colours?.count ?? 0 }, (_, point) => colours?.getX(point)));
  expect([...seen].map((red) => red?.toFixed(4))).toEqual(
    [plain("#112233"), plain("#445566")].map(({ color }) => color.r.toFixed(4)),
  );
});
