import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright'
import { PNG } from 'pngjs'
import { expect } from 'vitest'
import { dialog } from './demo.ts'

/** The QR code element of the open modal. */
export const qrCode = (page: Page): Locator => dialog(page).getByRole('img', { name: /^QR code/ })

/** Waits until the QR code of the open modal differs from `before`, and returns its content. */
export async function readCode(page: Page, before: string | null = null): Promise<string> {
  await qrCode(page).waitFor()
  let uri: string | null = null
  const readScreenshot = async () => {
    uri = decode(await dialog(page).screenshot())
    return uri !== null && uri !== before
  }
  await expect
    .poll(readScreenshot, { message: 'The screenshot of the modal has no readable new QR code' })
    .toBe(true)
  return uri ?? ''
}

function decode(screenshot: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(screenshot)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
}
