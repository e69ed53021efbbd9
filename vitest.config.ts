import { defineConfig } from 'vitest/config'

// Machines are shared: a slow one is not a failing one.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }

// Three kinds of story: pure logic, the API on real PostgreSQL, and screens in a real Chromium.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'apps/widget/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...patient,
          name: 'browser',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          maxWorkers: 2,
        },
      },
    ],
  },
})
