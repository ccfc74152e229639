import type { Network } from '@latchkit/core'
import type { SignInView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { CancelButton } from '../../components/CancelButton.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { GuardedButton } from '../../components/GuardedButton.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { JoinedIcons } from './JoinedIcons.tsx'
import { SignInMessage } from './SignInMessage.tsx'
import { siteNameOf } from './site-name.ts'
import { type SignInTexts, signInTexts } from './texts/en.ts'

type ReviewView = Extract<SignInView, { step: 'reviewing' }>

/**
 * What the visitor proves, and to which site. Account and network are read from the message that the
 * wallet signs (rule R13), the site is the origin of the page (rule R25).
 */
export function SignInReview({
  view,
  networks,
}: {
  view: ReviewView
  networks: readonly Network[]
}) {
  const texts = useTexts(signInTexts)
  const title = texts.signIn.title(siteNameOf(view.site))
  const lead = texts.signIn.lead(isolateText(view.wallet.name))
  useAnnounce(title, lead)
  return (
    <Panel>
      <div className="lk-sign-in-intro">
        <JoinedIcons site={view.site} wallet={view.wallet} />
        <h3 className="lk-title">{title}</h3>
        <p className="lk-lead">{lead}</p>
      </div>
      <Details details={detailsOf(view, networks, texts)} />
      <SignInMessage text={view.message} />
      <div className="lk-actions">
        <CancelButton
          cancel={view.cancel}
          label={view.required ? texts.disconnect : texts.cancel}
        />
        <GuardedButton kind="primary" onClick={view.sign}>
          {texts.signIn.signIn}
        </GuardedButton>
      </div>
    </Panel>
  )
}

function detailsOf(
  { data, site }: ReviewView,
  networks: readonly Network[],
  { signIn, language }: SignInTexts,
): readonly Detail[] {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === data.chainId)
  const expires = Date.parse(data.expirationTime ?? '')
  const details: Detail[] = [
    { label: signIn.site, value: <bdi dir="ltr">{site.origin}</bdi> },
    {
      label: signIn.network,
      value:
        network === undefined ? (
          <bdi>{data.chainId}</bdi>
        ) : (
          <span className="lk-sign-in-network">
            <WalletIcon size="dot" shape="round" name={network.name} image={network.imageUrl} />
            <Name>{network.name}</Name>
          </span>
        ),
    },
    {
      label: signIn.account,
      value: <Address form="full" address={data.accountAddress} />,
      wide: true,
    },
  ]
  if (data.statement)
    details.push({ label: signIn.statement, value: <bdi>{data.statement}</bdi>, wide: true })
  if (data.resources !== undefined && data.resources.length > 0)
    details.push({
      label: signIn.resources,
      value: <Resources uris={data.resources} />,
      wide: true,
    })
  if (Number.isFinite(expires)) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    details.push({ label: signIn.expires, value: format.format(expires) })
  }
  return details
}

/** The resources of the message, as text: what they refer to is not checked. */
function Resources({ uris }: { uris: readonly string[] }) {
  return (
    <ul className="lk-sign-in-resources">
      {uris.map((uri, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: resources may repeat; the order is fixed.
        <li key={index}>
          <bdi dir="ltr">{uri}</bdi>
        </li>
      ))}
    </ul>
  )
}
