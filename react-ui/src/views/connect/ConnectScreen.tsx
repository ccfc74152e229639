import type { ConnectView } from '@latchkit/core/flows/connect'
import type { WalletRow } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { GridIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'
import { WalletOption } from './WalletOption.tsx'

export type ConnectScreenProps = {
  connect: ConnectView
  /** In display order. */
  wallets: readonly WalletRow[]
  /**
   * Number of wallets in the directory. Null: not known yet. Undefined: the row for all wallets is
   * hidden.
   */
  walletCount: string | null | undefined
  /** The legal notice. Null: the page has no legal texts. */
  legal: ReactNode
  /** Whether to offer the guide for newcomers. */
  showsGuide: boolean
  /** Whether several namespaces are configured: each wallet then shows its namespaces. */
  multiNamespace: boolean
  /**
   * The namespace to which the list is limited, and a command that removes the limit. Null: the
   * list shows the wallets of all namespaces.
   */
  namespaceFilter: { chain: string; showAll(): void } | null
  getWallet(): void
}

/** The list of wallets to connect. An empty list offers to get a wallet. */
export function ConnectScreen({
  connect,
  wallets,
  walletCount,
  legal,
  showsGuide,
  multiNamespace,
  namespaceFilter,
  getWallet,
}: ConnectScreenProps) {
  const texts = useCoreTexts()
  const isEmpty = wallets.length === 0 && walletCount === undefined
  const choosingView = connect.step === 'choosing' ? connect : null
  const guideHint = showsGuide && (
    <>
      {texts.connect.newHere}{' '}
      <TextButton onClick={connect.showGuide}>{texts.connect.guide}</TextButton>
    </>
  )
  return (
    <Panel footer={legal ?? (guideHint || null)}>
      {namespaceFilter !== null && (
        <p className="lk-hint">
          {texts.connect.walletsFor(namespaceFilter.chain)}{' '}
          <TextButton onClick={namespaceFilter.showAll}>{texts.connect.showAll}</TextButton>
        </p>
      )}
      {choosingView === null && !isEmpty && <p className="lk-hint">{texts.connect.acceptFirst}</p>}
      {isEmpty ? (
        <NoWallets getWallet={getWallet} />
      ) : (
        <List label={texts.connect.list}>
          {wallets.map((wallet) => (
            <WalletOption
              key={wallet.id}
              wallet={wallet}
              pick={choosingView?.choose ?? null}
              creatingLink={choosingView?.preparing === true}
              showsNamespaces={multiNamespace && namespaceFilter === null}
            />
          ))}
          {walletCount !== undefined && (
            <Row
              key="all"
              icon={
                <IconTile>
                  <GridIcon />
                </IconTile>
              }
              label={texts.titles.AllWallets}
              note={walletCount}
              end="chevron"
              state={choosingView === null ? 'disabled' : 'idle'}
              onClick={() => choosingView?.showAll()}
            />
          )}
        </List>
      )}
      {legal !== null && guideHint && <p className="lk-hint">{guideHint}</p>}
    </Panel>
  )
}

function NoWallets({ getWallet }: Pick<ConnectScreenProps, 'getWallet'>) {
  const texts = useCoreTexts()
  return (
    <div className="lk-delayed">
      <Empty
        icon={<WalletOutlineIcon />}
        title={texts.connect.noWallet}
        text={texts.connect.noWalletText}
        action={
          <Button kind="primary" onClick={getWallet}>
            {texts.getWallet}
          </Button>
        }
      />
    </div>
  )
}
