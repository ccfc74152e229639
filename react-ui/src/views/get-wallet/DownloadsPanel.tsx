import { Downloads } from './Downloads.tsx'
import { DownloadsScreen } from './DownloadsScreen.tsx'

/** The download links of a wallet. */
export function DownloadsPanel() {
  return <Downloads>{(downloads) => <DownloadsScreen downloads={downloads} />}</Downloads>
}
