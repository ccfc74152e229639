import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { externalModel } from './external.model.ts'

describeWalk(externalModel)
describeRandomWalk(externalModel)
