import { readQrCode } from '@latchkit/sandbox/remote-wallet'

const maxAttempts = 30
const attemptInterval = 200

/** Whether the browser supports screen capture; phones do not. */
export const canScanScreen = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/**
 * Captures a window that the visitor picks, and resolves with the text of the first QR code that it
 * shows. Resolves with null after about 6 s without a code, or when the capture ends.
 */
export async function scanScreen(): Promise<string | null> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
  const screen = document.createElement('video')
  screen.srcObject = stream
  try {
    await screen.play()
    for (let attempt = 0; attempt < maxAttempts && stream.active; attempt += 1) {
      const text = await readQrCode(screen)
      if (text !== null) return text
      await new Promise((resolve) => setTimeout(resolve, attemptInterval))
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
