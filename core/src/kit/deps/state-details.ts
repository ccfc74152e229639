import type { ServiceOptions } from '../../clients/wallet-directory/service.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { createLoginDetails } from '../state/login-details.ts'
import { createDirectoryImages } from './directory-images.ts'

/**
 * Returns a function that adds to the state what the first view does not wait for: the image URLs of
 * the wallet directory, and the login of the embedded wallet's user.
 */
export function createStateDetails(options: ServiceOptions): (state: KitState) => KitState {
  const withImages = createDirectoryImages(options)
  const withLogin = createLoginDetails()
  return (state) => withLogin(withImages(state))
}
