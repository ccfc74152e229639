import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { alertActors, alertLine, errorUrl } from '../../../../core/src/stores/alert/alert.store.ts'
import type { Alert } from '../../../../core/src/stores/alert/alert.types.ts'
import { textOf } from '../../architecture/repository.ts'

const page = 'https://github.com/latchkit/latchkit/blob/main/core/docs/errors.md'
const alert: Alert = {
  code: 'network/switch-not-found',
  variant: 'error',
  details: { network: 'eip155:5' },
}

const facts = { origin: 'https://page.example', projectId: 'given' } as const

test('alertLine has the title, the code, the hint and the page with advice', () => {
  expect(alertLine(alert, 'The network eip155:5 is not configured.')).toBe(
    `Network Not Found (network/switch-not-found): The network eip155:5 is not configured. See ${page}#network`,
  )
})

test('alertLine has the details that neither title nor hint name', () => {
  const details = { network: 'eip155:5', from: 'a page' }
  expect(alertLine({ ...alert, details }, null)).toBe(
    `Network Not Found (network/switch-not-found) [network: eip155:5, from: a page] See ${page}#network`,
  )
})

test.each([
  ['error', 'error'],
  ['warning', 'warn'],
  ['success', 'warn'],
  ['info', 'warn'],
] as const)('reportAlerts logs an alert of the variant %s with log.%s', (variant, level) => {
  const logged: string[] = []
  const log = (name: string) => (message: string) => logged.push(`${name} ${message}`)
  const platform = {
    ...createMemoryPlatform(),
    log: { debug: log('debug'), warn: log('warn'), error: log('error') },
  }
  const actor = createActor(alertActors({ platform }).reportAlerts, { input: undefined }).start()
  actor.send({ type: 'report', alert: { ...alert, variant }, ...facts })
  expect(logged).toEqual([
    `${level} Network Not Found (network/switch-not-found): The network eip155:5 is not configured. Add it to "networks", or call network.add(). See ${page}#network`,
  ])
  actor.stop()
})

test('reportAlerts logs an alert for visitors without its details [O4]', () => {
  const platform = createMemoryPlatform()
  const actor = createActor(alertActors({ platform }).reportAlerts, { input: undefined }).start()
  const details = { amount: '1 ETH', receiver: '0xabc', transaction: '0xdef', units: '1' }
  const sent: Alert = { code: 'embedded/sent-anyway', variant: 'error', details }
  actor.send({ type: 'report', alert: sent, ...facts })
  const [line] = platform.controls.logged.map(({ message }) => message)
  expect(line).toContain('Sent although it was rejected: … to ….')
  expect(line).not.toMatch(/0xabc|0xdef|1 ETH/)
  actor.stop()
})

test('errorUrl is a section of the page with all errors in the repository of the package', () => {
  const { repository } = JSON.parse(textOf('core/package.json'))
  const base = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/core/docs/errors.md#`
  const sections = [...textOf('core/docs/errors.md').matchAll(/^## (.+)$/gm)].map(
    ([, area]) => area,
  )
  const urls = (Object.keys(catalogue) as (keyof typeof catalogue)[]).map(errorUrl)
  expect([...new Set(urls)].sort()).toEqual(sections.map((area) => `${base}${area}`).sort())
})
