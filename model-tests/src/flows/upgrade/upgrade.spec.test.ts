import { expect, test } from 'vitest'
import { upgradeReactions, upgradeView } from '../../../../core/src/flows/upgrade/upgrade.flow.ts'
import type { UpgradeInput } from '../../../../core/src/flows/upgrade/upgrade.types.ts'
import { trackedOf } from '../../walker/react.ts'
import { scenario } from '../../walker/scenario.ts'
import { upgradeInputs, url } from './upgrade.cases.ts'
import { upgradeModel } from './upgrade.model.ts'

function start(input: UpgradeInput = upgradeInputs.available) {
  const run = scenario(upgradeModel, input)
  return { ...run, view: () => upgradeView(run.snapshot(), () => {}) }
}

test('upgrade opens the dashboard of the frame and tracks it', async () => {
  const run = start()
  expect(run.view()).toMatchObject({ step: 'ready', url })
  await run.send({ type: 'open' })
  expect(run.sentTo('openDashboard')).toEqual([{ type: 'open', url }])
  await run.sendBack({ type: 'window.opened' })
  expect(trackedOf(upgradeReactions, run.emitted())).toEqual([['EMAIL_UPGRADE_FROM_MODAL', null]])
})

test('upgrade offers a link while the browser blocks the window', async () => {
  const run = start()
  await run.send({ type: 'open' })
  await run.sendBack({ type: 'window.blocked' })
  expect(run.view()).toMatchObject({ step: 'blocked', url })
  await run.send({ type: 'open' })
  await run.sendBack({ type: 'window.opened' })
  expect(run.view().step).toBe('ready')
})

test('upgrade opens nothing without an embedded wallet', async () => {
  const run = start(upgradeInputs.unavailable)
  await run.send({ type: 'open' })
  expect([run.view().step, run.sentTo('openDashboard')]).toEqual(['unavailable', []])
})
