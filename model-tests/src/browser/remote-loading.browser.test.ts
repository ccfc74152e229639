import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { getFile } from './harness/get-file.ts'
import { readCode } from './harness/qr.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

/**
 * Whether a requested script contains the WalletConnect SDK: it has a string that the kit does not
 * contain.
 */
async function hasSdk({ requests, page }: RemoteVisitor): Promise<boolean> {
  const scripts = [...new Set(requests.filter((url) => url.endsWith('.js')))]
  const texts = await Promise.all(scripts.map(async (url) => (await getFile(page, url)).text()))
  return texts.some((text) => text.includes('wc_sessionSettle'))
}

remoteJourney(
  'the page requests the directory when the modal opens, and loads the WalletConnect SDK with the first QR code',
  async (visitor) => {
    const { page, directory, relay } = visitor
    const button = page.locator('main').getByRole('button')
    const loadedState = async () => ({
      sdk: await hasSdk(visitor),
      sockets: visitor.sockets.length + relay.clients(),
      directoryRequested: directory.requests().length > 0,
    })
    await visitor.visit('/many.html')
    await button.hover()
    await visitor.waitForIdle()
    expect(await loadedState()).toEqual({ sdk: false, sockets: 0, directoryRequested: false })

    await button.click()
    await dialog(page).getByRole('button', { name: 'All wallets' }).click()
    await dialog(page).getByRole('gridcell').first().waitFor()
    await visitor.waitForIdle()
    expect(await loadedState()).toEqual({ sdk: false, sockets: 0, directoryRequested: true })

    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await dialog(page).getByRole('button', { name: 'WalletConnect QR code' }).click()
    await readCode(page)
    await expect.poll(loadedState).toEqual({ sdk: true, sockets: 2, directoryRequested: true })
  },
  { plain: true },
)
