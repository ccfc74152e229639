import { inventory } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { alertMachine } from '../../../../core/src/stores/alert/alert.machine.ts'
import { selectAlert } from '../../../../core/src/stores/alert/alert.store.ts'
import type { AlertEvent } from '../../../../core/src/stores/alert/alert.types.ts'
import { scenario } from '../../walker/scenario.ts'
import { alertModel } from './alert.model.ts'

const projectIdAlert: AlertEvent = {
  type: 'raise',
  code: 'config/project-id-missing',
  variant: 'error',
  details: {},
  once: true,
}
const unknownChainAlert = (network: string): AlertEvent => ({
  type: 'raise',
  code: 'network/switch-not-found',
  variant: 'error',
  details: { network },
  once: false,
})

test('alertMachine matches its reviewed inventory', () =>
  expect(inventory(alertMachine)).toMatchFileSnapshot('alert.inventory.txt'))

test('raise opens an alert with its details, and dismiss closes it', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(unknownChainAlert('eip155:5'))
  expect(selectAlert(run.snapshot())).toEqual({
    open: true,
    code: 'network/switch-not-found',
    variant: 'error',
    details: { network: 'eip155:5' },
    hint: expect.stringContaining('"networks"'),
  })
  await run.send({ type: 'dismiss' })
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
})

test('raise replaces the open alert', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(projectIdAlert)
  await run.send(unknownChainAlert('eip155:5'))
  expect(selectAlert(run.snapshot())).toMatchObject({ code: 'network/switch-not-found' })
})

test('raise opens and logs an alert with `once` once, even after it was dismissed', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(projectIdAlert)
  await run.send({ type: 'dismiss' })
  await run.send(projectIdAlert)
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
  expect(run.sentTo('reportAlerts')).toHaveLength(1)
})

test('raise opens and logs an alert without `once` each time', async () => {
  const run = scenario(alertModel, undefined)
  await run.send(unknownChainAlert('eip155:5'))
  await run.send(unknownChainAlert('eip155:6'))
  expect(run.sentTo('reportAlerts')).toHaveLength(2)
  expect(selectAlert(run.snapshot())).toMatchObject({ details: { network: 'eip155:6' } })
})
