import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { renderWithKit } from '../../testing/render.tsx'
import { UpgradeEmailPanel } from './email.views.ts'

const url = 'https://frame.example/dashboard'
function renderUpgrade(networks: readonly string[]) {
  const environment = createTestEnvironment({
    endpoints: { frame: 'https://frame.example/sdk' },
    embeddedWallet: { networks },
  })
  renderWithKit(environment.kit, <UpgradeEmailPanel />)
  return environment
}
const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Open dashboard' }))

test('UpgradeEmail loads the kit and opens the dashboard, and shows its link while the browser blocks that', async () => {
  const { kit, platform } = renderUpgrade(['eip155:1337'])
  expect(screen.queryByRole('heading')).toBeNull()
  platform.controls.allowsWindows = false
  await open()
  expect(screen.getByDisplayValue(url)).toBeTruthy()
  platform.controls.allowsWindows = true
  await open()
  expect(screen.queryByDisplayValue(url)).toBeNull()
  expect(platform.controls.opened).toEqual([{ url, target: '_blank' }])
  kit.stop()
})

test('UpgradeEmail shows that a page without an embedded wallet has no dashboard', async () => {
  const { kit } = renderUpgrade([])
  expect(await screen.findByRole('heading', { name: 'This wallet has no dashboard' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  kit.stop()
})

test('UpgradeEmail shows a toast if the kit does not load', async () => {
  const { kit } = createTestEnvironment()
  vi.spyOn(kit, 'load').mockRejectedValue(new Error('offline'))
  const showToast = vi.spyOn(kit.modal, 'showToast').mockReturnValue()
  renderWithKit(kit, <UpgradeEmailPanel />)
  await vi.waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      variant: 'error',
      message: "Couldn't load this screen",
    }),
  )
  kit.stop()
})
