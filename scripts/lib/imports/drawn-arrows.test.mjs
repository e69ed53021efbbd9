import { expect, test } from 'vitest'
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

const graphOf = (imports) => new Map(Object.entries(imports))

const markdown = `
## The house

\`\`\`
web → contract, docs      widget → docs, contract (types only)
docs → contract
\`\`\`

### The rooms

From top to bottom:

\`\`\`
chat              a message in,
                  an answer out
files, visitors   what visitors send; who they are
http              failures
\`\`\`
`
const rooms = roomsDrawn(drawingBeneath(markdown, '### The rooms'))

test('rooms are read in the order they are drawn', () => {
  expect(rooms).toEqual(['chat', 'files', 'visitors', 'http'])
  expect(() => drawingBeneath(markdown, '### The cellar')).toThrow(
    'There is no drawing under ### The cellar.',
  )
})

test('a workspace may import its own files and those an arrow points to', () => {
  const arrows = arrowsDrawn(drawingBeneath(markdown, '## The house'))
  expect(arrows).toEqual(
    new Map([
      ['web', { contract: 'values', docs: 'values' }],
      ['widget', { docs: 'values', contract: 'types' }],
      ['docs', { contract: 'values' }],
    ]),
  )
  const graph = graphOf({
    'web/app.ts': ['web/main.ts', 'contract/plans.ts', 'docs/pages.ts'],
    'widget/embed.ts': ['contract/embed.ts', 'web/app.ts'],
    'contract/plans.ts': ['web/app.ts'],
    'story.ts': ['web/app.ts'],
  })
  const workspaceOf = (file) => /^(\w+)\//.exec(file)?.[1]
  expect(findForbidden(graph, workspaceOf, (from, to) => arrows.get(from)?.[to])).toEqual([
    'widget/embed.ts imports web/app.ts',
    'contract/plans.ts imports web/app.ts',
  ])
})

test('a room may import rooms drawn after it and none before it', () => {
  const graph = graphOf({
    'src/chat/answer.ts': ['src/chat/place.ts', 'src/http/failure.ts', 'src/services.ts'],
    'src/files/read.ts': ['src/visitors/caller.ts', 'src/http/failure.ts'],
    'src/visitors/caller.ts': ['src/chat/place.ts', 'src/files/read.ts'],
    'src/http/failure.ts': [],
    'src/http/failure.test.ts': ['src/chat/answer.ts'],
    'src/services.ts': ['src/chat/answer.ts'],
    'other/cellar/wine.ts': [],
  })
  const isProduct = (file) => !file.includes('.test.')
  expect(faultsOfRooms(graph, 'src', rooms, isProduct)).toEqual([
    'src/visitors/caller.ts imports src/chat/place.ts, which is drawn above it',
    'src/visitors/caller.ts imports src/files/read.ts, which is drawn above it',
  ])
})

test('rooms missing from the drawing or from the code are reported', () => {
  const graph = graphOf({
    'src/chat/answer.ts': [],
    'src/files/read.ts': [],
    'src/http/failure.ts': [],
    'src/cellar/wine.ts': [],
  })
  expect(faultsOfRooms(graph, 'src', rooms, () => true)).toEqual([
    'src/cellar is not drawn',
    'src/visitors is drawn and does not exist',
  ])
})

const shelved = ['talk/chat', 'people/auth', 'talk/visitors', 'platform/http']

test('slices are ordered across shelves', () => {
  const graph = graphOf({
    'src/talk/chat/answer.ts': ['src/people/auth/session.ts', 'src/talk/visitors/caller.ts'],
    'src/people/auth/session.ts': ['src/talk/visitors/caller.ts'],
    'src/talk/visitors/caller.ts': ['src/talk/chat/answer.ts', 'src/platform/http/failure.ts'],
    'src/platform/http/failure.ts': [],
    'src/talk/leads/keep.ts': [],
  })
  expect(faultsOfRooms(graph, 'src', shelved, () => true)).toEqual([
    'src/talk/leads is not drawn',
    'src/talk/visitors/caller.ts imports src/talk/chat/answer.ts, which is drawn above it',
  ])
})

test('shelves may import each other, but their slices only in one direction', () => {
  const circlesOf = (imports) =>
    findCircles(folderImports(withoutShelves(graphOf(imports), 'src', shelved), () => true))
  const oneWay = {
    'src/talk/chat/answer.ts': ['src/people/auth/session.ts'],
    'src/people/auth/session.ts': ['src/talk/visitors/caller.ts'],
    'src/talk/visitors/caller.ts': [],
  }
  expect(circlesOf(oneWay)).toEqual([])
  expect(circlesOf({ ...oneWay, 'src/talk/visitors/caller.ts': ['src/people/auth/token.ts'] })).toEqual([
    ['src/people:auth', 'src/talk:visitors'],
  ])
})
