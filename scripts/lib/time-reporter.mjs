import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './processes.mjs'

export const timesFile = join(root, '.cache', 'test-times.json')

/** A Vitest reporter that records start and end of each test file, imports included. */
export default class TimeReporter {
  files = []

  onTestModuleEnd(module) {
    const file = relative(root, module.moduleId).replaceAll('\\', '/')
    const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } =
      module.diagnostic()
    const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
    const ended = Date.now()
    this.files.push({ project: module.project.name, file, started: ended - ms, ended })
  }

  async onTestRunEnd() {
    await writeFile(timesFile, JSON.stringify(this.files))
  }
}
