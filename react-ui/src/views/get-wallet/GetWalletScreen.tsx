import { List } from '../../components/List.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { firstViewTexts } from '../connect/texts/en-first-view.ts'
import { BrandIcon } from './BrandIcon.tsx'
import type { GetWalletView } from './GetWallet.tsx'
import getWalletCss from './get-wallet.css?inline'
import { reload } from './reload.ts'
import { getWalletTexts } from './texts/en.ts'

/** A short list of wallets for newcomers. */
export function GetWalletScreen({ view: { wallets, pick } }: { view: GetWalletView }) {
  useSheet(getWalletCss)
  const texts = useTexts(getWalletTexts)
  return (
    <Panel
      footer={
        <>
          {texts.downloads.installed}{' '}
          <TextButton onClick={reload}>{texts.downloads.reload}</TextButton>
        </>
      }
    >
      <List label={useTexts(firstViewTexts).connect.list}>
        {wallets.map((wallet) => (
          <Row
            key={wallet.id}
            icon={<BrandIcon wallet={wallet} />}
            label={<Name>{wallet.name}</Name>}
            end="chevron"
            onClick={() => pick(wallet)}
          />
        ))}
      </List>
    </Panel>
  )
}
