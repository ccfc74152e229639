import type { ConnectView } from '@latchkit/core/flows/connect'
import type { WalletRow } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { GridIcon, WalletOutlineIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'
import { Legal, type LegalLinks } from './Legal.tsx'
import { WalletOption } from './WalletOption.tsx'

export type ConnectScreenProps = {
  connect: ConnectView
  /** In the order they are shown. */
  wallets: readonly WalletRow[]
  /** How many there are in all; null: not known yet; undefined: nobody is led to them. */
  walletCount: string | null | undefined
  legal: LegalLinks
  /** Whether newcomers are offered an explanation. */
  showsGuide: boolean
  /** The page has several families of networks: wallets say for which they are. */
  multiNamespace: boolean
  /** Only wallets for one family of networks are offered, and how to see all; null: all are. */
  offered: { chain: string; every(): void } | null
  getWallet(): void
}

/** The wallets one can connect, and for those who have none yet, how to get one. */
export function ConnectScreen({
  connect,
  wallets,
  walletCount,
  legal,
  showsGuide,
  multiNamespace,
  offered,
  getWallet,
}: ConnectScreenProps) {
  const texts = useCoreTexts()
  const empty = wallets.length === 0 && walletCount === undefined
  const open = connect.step === 'choosing' ? connect : null
  const hasLegal = legal.terms !== null || legal.privacy !== null
  const newHere = showsGuide && (
    <>
      {texts.connect.newHere} <TextButton onClick={connect.guide}>{texts.connect.guide}</TextButton>
    </>
  )
  return (
    <Panel footer={hasLegal ? <Legal links={legal} connect={connect} /> : newHere || null}>
      {offered !== null && (
        <p className="lk-hint">
          {texts.connect.walletsFor(offered.chain)}{' '}
          <TextButton onClick={offered.every}>{texts.connect.showAll}</TextButton>
        </p>
      )}
      {open === null && !empty && <p className="lk-hint">{texts.connect.acceptFirst}</p>}
      {empty ? (
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
      ) : (
        <List label={texts.connect.list}>
          {wallets.map((wallet) => (
            <WalletOption
              key={wallet.id}
              wallet={wallet}
              pick={open?.choose ?? null}
              creatingLink={open?.preparing === true}
              showsNamespaces={multiNamespace && offered === null}
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
              state={open === null ? 'disabled' : 'idle'}
              onClick={() => open?.all()}
            />
          )}
        </List>
      )}
      {hasLegal && newHere && <p className="lk-hint">{newHere}</p>}
    </Panel>
  )
}
