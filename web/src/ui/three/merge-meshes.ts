/** Merges static meshes, since every mesh costs time in every frame. */
import { type BufferGeometry, Color, Float32BufferAttribute, InstancedMesh, Mesh, MeshLambertMaterial } from "three";
import type { Material, Object3D } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

/** The material of all plain-coloured parts; the colours are in the vertices. */
const vertexColoured = new MeshLambertMaterial({ vertexColors: true });

type Solid = Mesh<BufferGeometry, Material>;
interface Batch {
  readonly material: Material;
  readonly like: Solid;
  readonly parts: BufferGeometry[];
}

const isPlain = (material: Material): material is MeshLambertMaterial =>
  material instanceof MeshLambertMaterial &&
  material.map === null &&
  material.emissive.equals(new Color(0)) &&
  material.side === vertexColoured.side;

/** Whether an object is a single mesh with one material and no children. */
const isWhole = (one: Object3D): one is Solid =>
  one instanceof Mesh &&
  !(one instanceof InstancedMesh) &&
  !Array.isArray((one as Mesh).material) &&
  one.children.length === 0;

function part(mesh: Solid, whole: Object3D): BufferGeometry {
  const { material } = mesh;
  const flat = material instanceof MeshLambertMaterial && material.flatShading;
  const made = flat && mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry.clone();
  if (flat) made.computeVertexNormals();
  const { count } = made.getAttribute("position");
  if (!made.index) made.setIndex([...Array(count).keys()]);
  made.clearGroups();
  made.applyMatrix4(whole.matrixWorld.clone().invert().multiply(mesh.matrixWorld));
  if (isPlain(material)) {
    made.deleteAttribute("uv");
    const { r, g, b } = material.color;
    made.setAttribute("color", new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3));
  }
  return made;
}

/** Merge the meshes below `whole` into one per material; objects in `moving` and their children stay as they are. */
export function mergeMeshes(whole: Object3D, ...moving: readonly Object3D[]): void {
  whole.updateMatrixWorld(true);
  const batches = new Map<string, Batch>();
  const gather = (around: Object3D): void => {
    for (const one of [...around.children]) {
      if (moving.includes(one)) continue;
      gather(one);
      if (!isWhole(one)) continue;
      const kind = isPlain(one.material) ? vertexColoured : one.material;
      const key = `${kind.uuid}/${one.castShadow}/${one.receiveShadow}`;
      const batch: Batch = batches.get(key) ?? { material: kind, like: one, parts: [] };
      batches.set(key, batch);
      batch.parts.push(part(one, whole));
      around.remove(one);
    }
  };
  gather(whole);
  for (const { material, like, parts } of batches.values()) {
    const made = new Mesh(mergeGeometries(parts), material);
    made.castShadow = like.castShadow;
    made.receiveShadow = like.receiveShadow;
    whole.add(made);
  }
}
