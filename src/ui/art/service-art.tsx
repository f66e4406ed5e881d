import { drawing } from './drawing'

const service = (name: string) => drawing(`service-${name}`, 160, 120)

export const SpeechArt = service('speech')
export const SkillsArt = service('skills')
export const BehaviourArt = service('behaviour')
export const LearningArt = service('learning')
export const TestsArt = service('tests')
export const FamilyArt = service('family')
export const GroupArt = service('group')
export const TrainingArt = service('training')
export const StudentsArt = service('students')
