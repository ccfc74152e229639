import { inventory } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { configMachine } from '../../../../core/src/stores/config/config.machine.ts'
import { scenario } from '../../walker/scenario.ts'
import { defaultConfig } from './config.cases.ts'
import { configModel } from './config.model.ts'

test('configMachine matches its reviewed inventory', () =>
  expect(inventory(configMachine)).toMatchFileSnapshot('config.inventory.txt'))

test('set changes one option and keeps all others', async () => {
  const run = scenario(configModel, defaultConfig)
  await run.send({ type: 'set', change: { themeMode: 'dark' } })
  expect(run.snapshot().context.config).toEqual({ ...defaultConfig, themeMode: 'dark' })
})

test('set merges features and theme variables key by key', async () => {
  const run = scenario(configModel, defaultConfig)
  await run.send({
    type: 'set',
    change: { features: { ...defaultConfig.features, collapseWallets: true } },
  })
  await run.send({
    type: 'set',
    change: { themeVariables: { '--latchkit-font-family': 'serif' } },
  })
  const { features, themeVariables } = run.snapshot().context.config
  expect(features).toEqual({ ...defaultConfig.features, collapseWallets: true })
  expect(themeVariables).toEqual({ '--latchkit-accent': 'red', '--latchkit-font-family': 'serif' })
})

test('set with `themeMode` null resets the theme mode to that of the system', async () => {
  const run = scenario(configModel, { ...defaultConfig, themeMode: 'light' })
  await run.send({ type: 'set', change: { themeMode: null } })
  expect(run.snapshot().context.config.themeMode).toBeNull()
})
