import { handle } from '../../../../own-server'

export { handle as GET, handle as POST }
