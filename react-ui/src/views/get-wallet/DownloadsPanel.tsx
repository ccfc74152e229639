import { Downloads } from './Downloads.tsx'
import { DownloadsScreen } from './DownloadsScreen.tsx'

/** Where the wallet of this page can be had. */
export function DownloadsPanel() {
  return <Downloads>{(downloads) => <DownloadsScreen downloads={downloads} />}</Downloads>
}
