import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, afterEach } from 'vitest'
import { testNetwork } from '../../packages/crawler/src/testing/test-network.ts'

const { record } = testNetwork()
if (!record) throw new Error('The guard that keeps tests on loopback was not loaded.')

function expectNothingLeftLoopback() {
  if (!existsSync(record!)) return
  const tried = readFileSync(record!, 'utf8')
  rmSync(record!)
  throw new Error(tried)
}

afterEach(expectNothingLeftLoopback)
afterAll(expectNothingLeftLoopback)
