import { isolateText } from '@latchkit/core/utils'
import { IconTile } from '../../components/IconTile.tsx'
import { CodeIcon, NetworkIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Row } from '../../components/Row.tsx'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'
import type { ShownView } from './remote.types.ts'

/** What else leads to a wallet whose app did not open. */
export function OtherMethods({ view, scan }: { view: ShownView; scan(): void }) {
  const { remote, connecting } = useRemoteTexts()
  const { download } = view
  const web = view.platforms.includes('web') && view.platform !== 'web'
  return (
    <List label={remote.otherMethods}>
      <Row
        key="code"
        icon={
          <IconTile>
            <CodeIcon />
          </IconTile>
        }
        label={remote.showQrCode}
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
          label={connecting.getWallet(isolateText(view.wallet?.name ?? null))}
          end="chevron"
          onClick={download}
        />
      )}
    </List>
  )
}
