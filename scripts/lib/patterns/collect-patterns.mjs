import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from '../processes.mjs'

/** Folders that read untrusted text. */
const rooms = [
  'packages/answers/src',
  'packages/calendar/src',
  'packages/text/src',
  'packages/crawler/src',
  'packages/extract/src',
  'packages/contract/src',
  'apps/server/src',
]

/**
 * Collects regex literals from the source and records `new RegExp` calls at run time, when their word lists are known.
 * `buildLazyPatterns` triggers those that are not built when a module loads.
 */
export async function collectPatterns(buildLazyPatterns) {
  const files = (await Promise.all(rooms.map(sourcesIn))).flat()
  const patterns = []
  const builders = new Map()
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    const lineOf = (at) => text.slice(0, at).split('\n').length
    new Visitor({
      Literal(node) {
        if (node.regex)
          patterns.push({
            file,
            line: lineOf(node.start),
            source: node.regex.pattern,
            flags: node.regex.flags,
          })
      },
      NewExpression(node) {
        if (node.callee.name === 'RegExp') builders.set(`${file}:${lineOf(node.start)}`, false)
      },
    }).visit(parseSync(file, text).program)
  }
  const stop = recordBuilt(({ file, line, source, flags }) => {
    if (!builders.has(`${file}:${line}`)) return
    builders.set(`${file}:${line}`, true)
    patterns.push({ file, line, source, flags })
  })
  const building = new Set([...builders.keys()].map((place) => place.slice(0, place.lastIndexOf(':'))))
  for (const file of building) await import(pathToFileURL(join(root, file)).href)
  await buildLazyPatterns()
  stop()
  return { patterns, unbuilt: [...builders].filter(([, built]) => !built).map(([place]) => place) }
}

async function sourcesIn(room) {
  const names = await readdir(join(root, room), { recursive: true })
  return names
    .filter((name) => /\.ts$/.test(name) && !/\.(?:test|d)\.ts$|(?:^|[\\/])testing[\\/]/.test(name))
    .map((name) => join(room, name).replaceAll('\\', '/'))
    .sort()
}

/** Reports every `new RegExp` from now on with its file and line. */
function recordBuilt(tell) {
  const Own = globalThis.RegExp
  const here = pathToFileURL(root).href
  Error.stackTraceLimit = 2
  globalThis.RegExp = new Proxy(Own, {
    construct(target, args) {
      const built = new target(...args)
      const [, , caller = ''] = new Error().stack.split('\n')
      const place = caller.slice(caller.indexOf(here) + here.length).split(':')
      if (caller.includes(here))
        tell({ file: place[0], line: Number(place[1]), source: built.source, flags: built.flags })
      return built
    },
  })
  return () => {
    globalThis.RegExp = Own
  }
}
