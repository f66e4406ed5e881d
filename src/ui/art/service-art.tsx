import type { ArtProps } from './svg'

/** The nine service drawings are files, not markup: they are below the first view, and nine of them weigh on the page. */
function drawing(name: string) {
  return function ServiceDrawing({ className, title = '' }: ArtProps) {
    return <img src={`/art/service-${name}.svg`} alt={title} width="160" height="120" loading="lazy" decoding="async" className={className} />
  }
}

export const SpeechArt = drawing('speech')
export const SkillsArt = drawing('skills')
export const BehaviourArt = drawing('behaviour')
export const LearningArt = drawing('learning')
export const TestsArt = drawing('tests')
export const FamilyArt = drawing('family')
export const GroupArt = drawing('group')
export const TrainingArt = drawing('training')
export const StudentsArt = drawing('students')
