import { findCircles, findCirclesOfRooms } from './find-circles.mjs'
import { readImports } from './read-imports.mjs'

const server = 'apps/server/src'
// Tests and what they share look at every room.
const isProduct = (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(`${server}/testing/`)

const graph = await readImports(['apps', 'packages', 'tests', 'bench', 'scripts'])
const circles = findCircles(graph).map((circle) => circle.join('\n  '))
const circlesOfRooms = findCirclesOfRooms(graph, server, isProduct)

const complaints = [
  ...circles.map((circle) => `These files import each other in a circle, types counted:\n  ${circle}`),
  ...circlesOfRooms.map(
    ({ rooms, imports }) =>
      `These rooms of the server import each other: ${rooms.join(', ')}. The least to undo:\n  ${imports.join('\n  ')}`,
  ),
]
for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.stdout.write(`${graph.size} files\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
