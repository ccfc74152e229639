import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { remoteModel } from './remote.model.ts'

describeWalk(remoteModel)
describeRandomWalk(remoteModel)
