import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../processes.mjs'
import {
  arrowsDrawn,
  drawingBeneath,
  faultsOfRooms,
  findForbidden,
  roomsDrawn,
  withoutShelves,
} from './drawn-arrows.mjs'
import { findCircles } from './find-circles.mjs'
import { folderImports } from './folder-imports.mjs'
import { readImports } from './read-imports.mjs'

const server = 'apps/server/src'
const isTest = (file) => /\.test\.(?:tsx?|mjs)$/.test(file)
// Tests and their helpers may import from every room.
const isProduct = (file) => !isTest(file) && !/\/src\/testing\//.test(file)
const workspaceOf = (file) => /^(?:apps|packages)\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]

const { imported: graph, values } = await readImports(['apps', 'packages', 'tests', 'bench', 'scripts'])
const architecture = await readFile(join(root, 'docs/architecture.md'), 'utf8')
const arrows = arrowsDrawn(drawingBeneath(architecture, '### Who may import whom'))
const roomsBeneath = (heading) => roomsDrawn(drawingBeneath(architecture, heading))
const serverRooms = roomsBeneath('### The slices')

const complaints = [
  ...findCircles(graph).map(
    (circle) => `Circular imports between files, type imports included:\n  ${circle.join('\n  ')}`,
  ),
  ...findCircles(folderImports(withoutShelves(graph, server, serverRooms), (file) => !isTest(file))).map(
    (circle) => `Circular imports between folders, tests excluded:\n  ${circle.join('\n  ')}`,
  ),
  ...findForbidden(graph, workspaceOf, (from, to) => arrows.get(from)?.[to]).map(
    (each) => `${each}: docs/architecture.md has no such arrow`,
  ),
  ...findForbidden(
    values,
    (file) => isProduct(file) && workspaceOf(file),
    (from, to) => arrows.get(from)?.[to] !== 'types',
  ).map((each) => `${each}: docs/architecture.md allows only type imports here`),
  ...findForbidden(graph, featureOf, () => false).map(
    (each) => `${each}: features must not import each other; move shared code to src/shared`,
  ),
  ...faultsOfRooms(graph, server, serverRooms, isProduct),
  ...faultsOfRooms(graph, 'apps/web/src', roomsBeneath('## The web app'), isProduct),
]
for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${graph.size} files\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
