import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright'
import { PNG } from 'pngjs'
import { expect } from 'vitest'
import { dialog } from './demo.ts'

/** The QR code element of the open modal. */
export const code = (page: Page): Locator => dialog(page).getByRole('img', { name: /^QR code/ })

/** Reads the QR code from a screenshot of the open modal, once it differs from `before`. */
export async function readCode(page: Page, before: string | null = null): Promise<string> {
  await code(page).waitFor()
  let said: string | null = null
  const look = async () => {
    said = read(await dialog(page).screenshot())
    return said !== null && said !== before
  }
  await expect.poll(look, { message: 'The code cannot be read.' }).toBe(true)
  return said ?? ''
}

function read(screenshot: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(screenshot)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
}
