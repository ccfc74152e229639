import { readQrCode } from '@latchkit/sandbox/remote-wallet'

const looks = 30
const pause = 200

/** Whether the browser supports screen capture; phones do not. */
export const canScanScreen = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/**
 * Captures a window that the visitor picks until it shows a QR code. Null after a while without
 * one.
 */
export async function scanScreen(): Promise<string | null> {
  const film = await navigator.mediaDevices.getDisplayMedia({ video: true })
  const screen = document.createElement('video')
  screen.srcObject = film
  try {
    await screen.play()
    for (let look = 0; look < looks && film.active; look += 1) {
      const said = await readQrCode(screen)
      if (said !== null) return said
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return null
  } finally {
    for (const track of film.getTracks()) track.stop()
  }
}
