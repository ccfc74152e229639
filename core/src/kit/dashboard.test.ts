import { expect, test } from 'vitest'
import type { TelemetryRecord } from '../domain/telemetry/telemetry-event.ts'
import { settle } from './kit.fixture.ts'
import { createLoginKit } from './logins.fixture.ts'

test('embedded.openDashboard opens the dashboard of the frame in the task of the call, and tracks that it opened', async () => {
  const { kit, platform } = createLoginKit()
  const tracked: string[] = []
  kit.events.subscribe(({ data }: TelemetryRecord) => void tracked.push(data.event))
  await kit.load()
  platform.controls.allowsWindows = false
  expect(kit.embedded.openDashboard()).toBe(false)
  platform.controls.allowsWindows = true
  await settle()
  expect(tracked).not.toContain('EMAIL_UPGRADE_FROM_MODAL')
  expect(kit.embedded.openDashboard()).toBe(true)
  expect(platform.controls.opened).toEqual([
    { url: 'https://frame.example/dashboard', target: '_blank' },
  ])
  await settle()
  expect(tracked).toContain('EMAIL_UPGRADE_FROM_MODAL')
  kit.stop()
})

test('embedded.openDashboard opens nothing before the kit is loaded, after it has stopped, and without an embedded wallet', async () => {
  const { kit, platform } = createLoginKit()
  expect(kit.embedded.openDashboard()).toBe(false)
  await kit.load()
  kit.stop()
  expect(kit.embedded.openDashboard()).toBe(false)
  const without = createLoginKit({ embeddedWallet: { networks: [] } })
  await without.kit.load()
  expect(without.kit.embedded.openDashboard()).toBe(false)
  expect([...platform.controls.opened, ...without.platform.controls.opened]).toEqual([])
  without.kit.stop()
})
