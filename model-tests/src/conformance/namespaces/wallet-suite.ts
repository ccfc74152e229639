import { openNamespacePage } from './namespace-page.ts'
import { installedWallet, type Subject } from './subject.ts'
import { testAdapterContract } from './suite.ts'

/** Creates tests of the adapter contract with an installed wallet with real keys in Chromium. */
export const testInstalledWallet = (subject: Subject): void =>
  testAdapterContract({ ...subject, traits: installedWallet }, () => openNamespacePage(subject))
