import { expect, test } from 'vitest'
import { selectAlert } from '../../../../core/src/stores/alert/alert.store.ts'
import type { AlertInput, RaiseEvent } from '../../../../core/src/stores/alert/alert.types.ts'
import { scenario } from '../../walker/scenario.ts'
import { alertModel } from './alert.model.ts'

const projectIdAlert: RaiseEvent = {
  type: 'raise',
  code: 'config/project-id-missing',
  variant: 'error',
  details: {},
  once: true,
}
const unknownChainAlert = (network: string): RaiseEvent => ({
  type: 'raise',
  code: 'network/switch-not-found',
  variant: 'error',
  details: { network },
  once: false,
})
const warning: RaiseEvent = { ...unknownChainAlert('eip155:6'), variant: 'warning' }
const start = (facts: Partial<AlertInput> = {}) =>
  scenario(alertModel, { origin: 'https://page.example', projectId: 'missing', ...facts })

test('raise opens an alert whose hint has its details, and dismiss closes it', async () => {
  const run = start()
  expect(run.snapshot().value).toBe('hidden')
  await run.send(unknownChainAlert('eip155:5'))
  expect(selectAlert(run.snapshot())).toEqual({
    open: true,
    code: 'network/switch-not-found',
    variant: 'error',
    details: { network: 'eip155:5' },
    hint: 'The network eip155:5 is not configured. Add it to "networks", or call network.add().',
    audience: 'developer',
    waiting: 0,
  })
  await run.send({ type: 'dismiss' })
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
  expect(run.snapshot().value).toBe('hidden')
})

test.each([
  ['https://page.example', 'The origin https://page.example '],
  ['', 'The origin unknown '],
])('the hint of a forbidden origin names the origin "%s" of the page', async (origin, text) => {
  const run = start({ origin })
  await run.send({ ...projectIdAlert, code: 'config/origin-not-allowed' })
  expect(selectAlert(run.snapshot())).toMatchObject({ hint: expect.stringContaining(text) })
})

test.each([
  ['missing', 'Pass "projectId" to createKit().'],
  ['given', 'has no list of allowed origins for this project id'],
] as const)('the hint of a project id that is %s says what to change', async (projectId, text) => {
  const run = start({ projectId })
  await run.send(projectIdAlert)
  expect(selectAlert(run.snapshot())).toMatchObject({ hint: expect.stringContaining(text) })
})

test('an alert whose title says everything has no hint', async () => {
  const run = start()
  await run.send({ ...projectIdAlert, code: 'kit/unknown' })
  expect(selectAlert(run.snapshot())).toMatchObject({ code: 'kit/unknown', hint: null })
})

test('a less severe alert waits until the shown one is dismissed', async () => {
  const run = start()
  await run.send(projectIdAlert)
  await run.send(warning)
  expect(selectAlert(run.snapshot())).toMatchObject({ variant: 'error', waiting: 1 })
  await run.send({ type: 'dismiss' })
  expect(selectAlert(run.snapshot())).toMatchObject({ variant: 'warning', waiting: 0 })
  await run.send({ type: 'dismiss' })
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
})

test('a more severe alert is shown first, and the other one after it', async () => {
  const run = start()
  await run.send(warning)
  await run.send(projectIdAlert)
  expect(selectAlert(run.snapshot())).toMatchObject({ variant: 'error', waiting: 1 })
  await run.send({ type: 'dismiss' })
  expect(selectAlert(run.snapshot())).toMatchObject({ variant: 'warning' })
})

test('raise opens and logs an alert with `once` once, even after it was dismissed', async () => {
  const run = start()
  await run.send(projectIdAlert)
  await run.send({ type: 'dismiss' })
  await run.send(projectIdAlert)
  expect(selectAlert(run.snapshot())).toEqual({ open: false })
  expect(run.sentTo('reportAlerts')).toHaveLength(1)
})

test('raise logs an alert without `once` each time, and opens an equal one once', async () => {
  const run = start()
  await run.send(unknownChainAlert('eip155:5'))
  await run.send(unknownChainAlert('eip155:5'))
  await run.send(unknownChainAlert('eip155:6'))
  expect(run.sentTo('reportAlerts')).toHaveLength(3)
  expect(selectAlert(run.snapshot())).toMatchObject({
    details: { network: 'eip155:5' },
    waiting: 1,
  })
})

test('an alert without `once` opens again after it was dismissed', async () => {
  const run = start()
  await run.send(unknownChainAlert('eip155:5'))
  await run.send({ type: 'dismiss' })
  await run.send(warning)
  expect(selectAlert(run.snapshot())).toMatchObject({ variant: 'warning', waiting: 0 })
  await run.send(unknownChainAlert('eip155:5'))
  expect(selectAlert(run.snapshot())).toMatchObject({ variant: 'error', waiting: 1 })
})
