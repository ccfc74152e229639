import { embeddedStore } from '../../stores/embedded/embedded.store.ts'
import { createFrameConnector } from '../deps/frame-connector.ts'

/** The store and the connector of the embedded wallet. */
export const embeddedFeature = { embeddedStore, createFrameConnector }
