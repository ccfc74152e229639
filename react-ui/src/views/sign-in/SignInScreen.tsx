import type { Connector, Network } from '@latchkit/core'
import type { SignInView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { CancelButton } from '../../components/CancelButton.tsx'
import { CheckIcon } from '../../components/icons.ts'
import { KitMark } from '../../components/KitMark.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { PreparingSignIn } from './PreparingSignIn.tsx'
import { SignInReview } from './SignInReview.tsx'
import signInCss from './sign-in.css?inline'
import { siteNameOf } from './site-name.ts'
import { signInTexts } from './texts/en.ts'

export type SignInScreenProps = {
  view: SignInView
  /** The connected wallet. Null: none. */
  wallet: Pick<Connector, 'name' | 'icon'> | null
  /** The configured networks. */
  networks: readonly Network[]
}

type Screen = Omit<PendingScreenProps, 'icon'>
type StepView<Step extends SignInView['step']> = Extract<SignInView, { step: Step }>

/** The steps with a wallet request, and those after it. */
type RequestView = StepView<'signing' | 'storing' | 'declined' | 'failed'>

/** The review of the message, then the progress of signing it and of storing the session. */
export function SignInScreen({ view, wallet, networks }: SignInScreenProps) {
  useSheet(signInCss)
  const texts = useTexts(signInTexts)
  switch (view.step) {
    case 'preparing':
      return <PreparingSignIn view={view} />
    case 'reviewing':
      return <SignInReview view={view} networks={networks} />
    case 'signing':
    case 'storing':
    case 'declined':
    case 'failed':
      return <SignInRequest view={view} />
    case 'signedIn':
      return result({ ring: 'done', title: texts.signIn.signedIn, text: null, actions: null })
    case 'unavailable':
      return result({
        ring: null,
        title: texts.signIn.unavailable,
        text: errorText(texts, view.problem),
        actions: <CancelButton cancel={view.cancel} label={texts.close} />,
      })
    case 'cancelled':
      return result({ ring: null, title: texts.signIn.cancelled, text: null, actions: null })
    case 'outdated':
      return <PreparingSignIn view={null} />
  }

  function result(screen: Screen) {
    const icon =
      wallet === null ? (
        <KitMark size="hero" />
      ) : (
        <WalletIcon size="hero" name={wallet.name} image={wallet.icon} />
      )
    return (
      <Panel>
        <PendingScreen icon={icon} {...screen} />
      </Panel>
    )
  }
}

/** The progress and the outcome of a wallet request. */
function SignInRequest({ view }: { view: RequestView }) {
  const texts = useTexts(signInTexts)
  const { signIn, connecting } = texts
  const wallet = isolateText(view.wallet.name)
  const cancelLabel = view.required ? texts.disconnect : texts.cancel
  const icon = <WalletIcon size="hero" name={view.wallet.name} image={view.wallet.icon} />
  return (
    <Panel>
      <PendingScreen icon={icon} {...screen()} />
    </Panel>
  )

  function screen(): Screen {
    switch (view.step) {
      case 'signing':
        return {
          ring: view.unresponsive ? 'unresponsive' : 'pending',
          title: view.unresponsive
            ? connecting.unresponsive(wallet)
            : connecting.requesting(wallet),
          text: view.unresponsive
            ? signIn.unresponsiveText
            : signIn.requestingText(siteNameOf(view.site)),
          actions: cancelButton(),
        }
      case 'storing':
        return {
          ring: 'pending',
          title: signIn.storing,
          text: signIn.storingText,
          note: <Done>{signIn.signed(wallet)}</Done>,
          actions: cancelButton(),
        }
      case 'declined':
        return {
          ring: 'failed',
          title: texts.errors['siwx/declined'],
          text:
            view.problem === 'siwx/declined' ? signIn.declinedText : errorText(texts, view.problem),
          actions: retryButtons(view),
        }
      case 'failed':
        return {
          ring: 'failed',
          title: signIn.failed,
          text: errorText(texts, view.problem),
          note: view.signed && <Done>{signIn.signatureKept(wallet)}</Done>,
          actions: retryButtons(view),
        }
    }
  }

  function cancelButton() {
    return <CancelButton cancel={view.cancel} label={cancelLabel} />
  }

  function retryButtons({ retry, cancel }: StepView<'declined' | 'failed'>) {
    return <TwoButtons cancel={cancel} cancelLabel={cancelLabel} next={retry} />
  }
}

/** What the visitor has done already. */
function Done({ children }: { children: string }) {
  return (
    <p className="lk-sign-in-done">
      <CheckIcon />
      {children}
    </p>
  )
}
