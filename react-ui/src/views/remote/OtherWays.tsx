import { inSentence } from '@latchkit/core/utils'
import { IconTile } from '../../components/IconTile.tsx'
import { CodeIcon, NetworkIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { useRemoteWords } from '../../locales/useRemoteWords.ts'
import type { ShownView } from './remote-screen.types.ts'

/** What else leads to a wallet whose app did not open. */
export function OtherWays({ view, scan }: { view: ShownView; scan(): void }) {
  const { remote, connecting } = useRemoteWords()
  const { download } = view
  const web = view.platforms.includes('web') && view.platform !== 'web'
  return (
    <List label={remote.otherWays}>
      <Row
        key="code"
        icon={
          <IconTile>
            <CodeIcon />
          </IconTile>
        }
        label={remote.showCode}
        end="chevron"
        onClick={scan}
      />
      {web && (
        <Row
          key="web"
          icon={
            <IconTile>
              <NetworkIcon />
            </IconTile>
          }
          label={remote.platforms.web}
          end="chevron"
          onClick={() => view.show('web')}
        />
      )}
      {download !== null && (
        <Row
          key="get"
          icon={
            <IconTile>
              <WalletOutlineIcon />
            </IconTile>
          }
          label={connecting.get(inSentence(view.wallet?.name ?? null))}
          end="chevron"
          onClick={download}
        />
      )}
    </List>
  )
}
