import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeInBothThemes } from './harness/axe.ts'
import { connectButton, dialog, expectState, openModal, pick, viewTitled } from './harness/demo.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'
import { closed } from './harness/sign-in.ts'

async function openOwnerPage({ page, context }: RemoteVisitor): Promise<Page> {
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Project owner' }).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await opened.bringToFront()
  await opened.getByText('Live', { exact: true }).waitFor()
  return opened
}
const received = (owner: Page, name: string) =>
  owner.getByRole('list', { name: 'Received' }).getByRole('listitem').filter({ hasText: name })

remoteJourney(
  'the page of the owner lists the events of a visit, newest first, and filters them',
  async (visitor) => {
    const { page, telemetry } = visitor
    await visitor.visit('/?approve=auto')
    await openModal(visitor)
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await closed(page)
    await visitor.waitForIdle()
    const owner = await openOwnerPage(visitor)
    await received(owner, 'CONNECT_SUCCESS').getByText('Foxglove', { exact: true }).waitFor()
    const names = await owner
      .getByRole('list', { name: 'Received' })
      .getByRole('heading')
      .allTextContents()
    expect([...names].reverse()).toEqual(telemetry.items().map(({ props }) => props.event))
    expect(names).toContain('INITIALIZE')

    await fetch(`${telemetry.url}/e?projectId=sandbox&st=appkit&sv=react-eip155-1.7.7`, {
      method: 'POST',
      body: '{}',
    })
    await owner.getByRole('button', { name: 'Refused 1' }).click()
    await received(owner, 'Status 400').getByText('The body has no eventId.').waitFor()
    expect(await received(owner, '').count()).toBe(1)
    await owner.getByRole('button', { name: 'Errors 0' }).click()
    await owner.getByText('No errors.').waitFor()
    expect(await axeInBothThemes(owner)).toEqual([])
  },
)

remoteJourney(
  'the owner turns a feature and analytics off, and the next visit of the page follows',
  async (visitor) => {
    const { page, directory, telemetry } = visitor
    await visitor.visit('/?approve=auto')
    const owner = await openOwnerPage(visitor)
    await owner.getByRole('combobox', { name: 'Activity' }).selectOption('off')
    await owner.getByRole('combobox', { name: 'Swaps' }).selectOption('on')
    await owner.getByRole('textbox', { name: 'Swaps: providers' }).fill('1inch, other')
    await owner.getByRole('checkbox', { name: 'Receive analytics' }).uncheck()
    await owner.getByRole('textbox', { name: /^Allowed origins/ }).fill('http://127.0.0.1:*\n\n')
    await owner.getByRole('button', { name: 'Save' }).click()
    await owner.getByText(/^Saved at/).waitFor()
    const { features, allowedOrigins, isAnalyticsEnabled } = directory.settings()
    expect({ allowedOrigins, isAnalyticsEnabled }).toEqual({
      allowedOrigins: ['http://127.0.0.1:*'],
      isAnalyticsEnabled: false,
    })
    expect(features).toContainEqual({ id: 'activity', isEnabled: false, config: [] })
    expect(features).toContainEqual({ id: 'swap', isEnabled: true, config: ['1inch', 'other'] })
    expect(features).toContainEqual({ id: 'reown_branding', isEnabled: true, config: null })
    await owner.close()

    await openModal(visitor)
    await pick(page, 'Foxglove')
    await expectState(page, 'Status', 'connected')
    await closed(page)
    await visitor.waitForIdle()
    await connectButton(page).click()
    await viewTitled(page, 'Account').getByText('Sandbox Dollar').first().waitFor()
    expect(await dialog(page).getByRole('tab', { name: 'Activity' }).count()).toBe(0)
    expect(telemetry.items()).toEqual([])
  },
)

remoteJourney(
  'the page of the owner fits a narrow window and replaces settings that it cannot show',
  async (visitor) => {
    const { page, directory, telemetry } = visitor
    directory.set({ features: 'odd', allowedOrigins: null })
    await page.setViewportSize({ width: 340, height: 700 })
    await page.goto(telemetry.url)
    await page.getByText('Nothing yet. Open the modal of the demo.').waitFor()
    await page.getByText('The directory returns settings that this form can’t show.').waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await axeInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Saved at/).waitFor()
    expect(directory.settings()).toMatchObject({ allowedOrigins: [], isAnalyticsEnabled: true })
  },
)
