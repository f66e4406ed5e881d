import { directorPhoto as words } from '../../copy/admin-director-photo'
import { DirectorArt } from '../../ui/art/people'
import { DirectorPhoto } from '../../ui/director-photo'
import { SafeImage } from '../../ui/safe-image'
import type { Area } from '../image/area'
import { PlacePicture } from '../pictures/place-picture'

type Props = {
  photo: string
  /** Whether the photo is not published yet. */
  isNew: boolean
  /** The chosen file while it can be placed in the frame. */
  file: File | null
  onPlace: (area: Area) => void
}

/** The photo in the frame of the team page and as a circle. */
export function PhotoPreview({ photo, isNew, file, onPlace }: Props) {
  const alt = isNew ? words.preview : words.current
  return (
    <div className="flex flex-wrap items-end gap-4 max-md:justify-center md:w-60">
      <div className="grid gap-2 max-md:justify-items-center">
        {file ? (
          <PlacePicture picture={file} place="director" onPlace={onPlace} />
        ) : (
          <DirectorPhoto src={photo} alt={alt} drawingTitle={words.current} frame={{ className: 'w-56' }} />
        )}
        <p className="text-small text-muted">{words.asOnPage}</p>
      </div>
      <div className="grid gap-2 max-md:justify-items-center">
        <div className="edged size-24 overflow-hidden rounded-full bg-sky">
          <SafeImage
            src={photo}
            alt={file ? alt : ''}
            fallback={{ drawing: <DirectorArt className="size-full" /> }}
            className="size-full object-cover object-[50%_30%]"
          />
        </div>
        {/* Without a photo the home page shows none. */}
        {photo ? <p className="text-small text-muted">{words.asOnHome}</p> : null}
      </div>
    </div>
  )
}
