import { readPicture } from '@latchkit/sandbox/remote-wallet'

const looks = 30
const pause = 200

/** Phones cannot look at other windows. */
export const canScanScreen = (): boolean =>
  typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/** Looks at a window that the person picks, as a camera would, until a QR code can be read there. Null when there is none for a while. */
export async function scanScreen(): Promise<string | null> {
  const film = await navigator.mediaDevices.getDisplayMedia({ video: true })
  const screen = document.createElement('video')
  screen.srcObject = film
  try {
    await screen.play()
    for (let look = 0; look < looks && film.active; look += 1) {
      const said = await readPicture(screen)
      if (said !== null) return said
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    return null
  } finally {
    for (const track of film.getTracks()) track.stop()
  }
}
