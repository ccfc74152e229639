import { inventory } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { alertMachine } from '../../../../core/src/stores/alert/alert.machine.ts'
import { selectAlert } from '../../../../core/src/stores/alert/alert.store.ts'
import type { AlertEvent } from '../../../../core/src/stores/alert/alert.types.ts'
import { scenario } from '../../walker/scenario.ts'
import { alertModel } from './alert.model.ts'

const projectId: AlertEvent = {
  type: 'raise',
  code: 'config/project-id-missing',
  variant: 'error',
  details: {},
  once: true,
}
const unknownChain = (network: string): AlertEvent => ({
  type: 'raise',
  code: 'network/switch-not-found',
  variant: 'error',
  details: { network },
  once: false,
})

test('machine matches its reviewed inventory', () =>
  expect(inventory(alertMachine)).toMatchFileSnapshot('alert.inventory.txt'))

test('raise shows an alert with its details until it is dismissed', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(unknownChain('eip155:5'))
  expect(selectAlert(run.snapshot())).toEqual({
    open: true,
    code: 'network/switch-not-found',
    variant: 'error',
    details: { network: 'eip155:5' },
  })
  await run.send({ type: 'dismiss' })
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
})

test('raise replaces the shown alert', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(projectId)
  await run.send(unknownChain('eip155:5'))
  expect(selectAlert(run.snapshot())).toMatchObject({ code: 'network/switch-not-found' })
})

test('an alert with `once` is shown and logged once, even after it was dismissed', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(projectId)
  await run.send({ type: 'dismiss' })
  await run.send(projectId)
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
  expect(run.sentTo('reportAlerts')).toHaveLength(1)
})

test('an alert without `once` is shown and logged each time', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(unknownChain('eip155:5'))
  await run.send(unknownChain('eip155:6'))
  expect(run.sentTo('reportAlerts')).toHaveLength(2)
  expect(selectAlert(run.snapshot())).toMatchObject({ details: { network: 'eip155:6' } })
})
