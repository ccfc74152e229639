import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { directoryModel } from './directory.model.ts'

describeWalk(directoryModel)
describeRandomWalk(directoryModel)
