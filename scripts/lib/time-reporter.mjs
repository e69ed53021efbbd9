import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './processes.mjs'

/** Where the times of the last test run are. */
export const timesFile = join(root, '.cache', 'test-times.json')

/** For Vitest: when each file began and ended, its imports included, and which project it belongs to. */
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
