/** The store and the connector of the embedded wallet. */
export { embeddedStore } from '../../stores/embedded/embedded.store.ts'
export { createFrameConnector } from '../deps/frame-connector.ts'
