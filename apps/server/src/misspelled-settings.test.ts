import { expect, test } from 'vitest'
import { misspelledVariables } from './config.ts'

const asked = (environment: Record<string, string>) =>
  misspelledVariables(environment).map(({ written, meant }) => `${written} → ${meant}`)

test('misspelled settings are suggested', () => {
  expect(asked({ CRAWL_ALLOW_HOST: 'a', DATABASEURL: 'b', public_url: 'c', MODEL_API_KYE: 'd' })).toEqual([
    'CRAWL_ALLOW_HOST → CRAWL_ALLOW_HOSTS',
    'DATABASEURL → DATABASE_URL',
    'public_url → PUBLIC_URL',
    'MODEL_API_KYE → MODEL_API_KEY',
  ])
})

test('variables of other programs, and typos beside the right setting, are ignored', () => {
  expect(
    asked({
      PORTS: '1',
      HOSTS: 'a',
      HOSTNAME: 'vm',
      MODELS: 'x',
      LOGNAME: 'me',
      SECRET_KEY_BASE: 'k',
      npm_config_user_agent: 'npm',
      PORT: '3000',
      DATA_DIR: './data',
      DATA_DIRS: './elsewhere',
      DATA_DRI: './data',
      DATABASEURL: 'b',
    }),
  ).toEqual(['DATABASEURL → DATABASE_URL'])
})
