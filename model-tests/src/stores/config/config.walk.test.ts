import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { configModel } from './config.model.ts'

describeWalk(configModel)
describeRandomWalk(configModel)
