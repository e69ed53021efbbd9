import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './lib/processes.mjs'

// Packages with native code come as one optional package a platform. A registry that mirrors only some platforms
// makes npm leave the others out of the lockfile; `npm ci` then refuses it, and on those platforms the native code
// would be missing. Their names and exact versions are known from the package that asks for them, so this adds them.

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'loong64',
  'mips64el',
]

const file = join(root, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8'))
const added = []

for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    const platform = platformOf(name)
    if (platform === undefined || !/^\d/.test(version)) {
      throw new Error(
        `${name}@${version}, wanted by ${path}, can't be added: its platform is not in its name.`,
      )
    }
    const { os, cpu, libc } = platform
    // In npm's own order, so that its next write of the file changes nothing here.
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      ...(parent.dev ? { dev: true } : {}),
      ...(libc ? { libc: [libc] } : {}),
      license: parent.license,
      optional: true,
      ...(os ? { os: [os] } : {}),
    }
    added.push(`${name}@${version}`)
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => compare(one, other)),
)
await writeFile(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added:\n${added.join('\n')}`)

function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true
    if (folder === '') return false
  }
}

function platformOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.find((word) => systems.includes(word))
  const cpu = words.find((word) => processors.includes(word))
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32')) return undefined
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return { os, cpu, libc }
}

function compare(one, other) {
  return one.localeCompare(other, 'en')
}
