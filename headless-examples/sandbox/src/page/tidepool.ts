import type { CustomWallet } from '@latchkit/core'

const mark =
  '<path d="M9 17c3.7-4.3 7.3-4.3 11 0s7.3 4.3 11 0M9 25c3.7-4.3 7.3-4.3 11 0s7.3 4.3 11 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b7285"/>${mark}</svg>`

/** A fictitious wallet with install links, which shows how the modal handles a missing wallet. */
export const tidepool: CustomWallet = {
  id: 'tidepool',
  name: 'Tidepool',
  image_url: `data:image/svg+xml,${encodeURIComponent(icon)}`,
  homepage: 'https://example.com/tidepool',
  chrome_store: 'https://example.com/tidepool/extension',
  app_store: 'https://example.com/tidepool/ios',
  play_store: 'https://example.com/tidepool/android',
}
