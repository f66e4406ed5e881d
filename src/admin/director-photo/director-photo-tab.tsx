import { ImagePlus, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { directorPhoto as words } from '../../copy/admin-director-photo'
import { subscribeDirectorPhoto } from '../../data/director-photos'
import { useLive } from '../../data/use-live'
import { DirectorArt } from '../../ui/art/people'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { SafeImage } from '../../ui/safe-image'
import { Skeleton } from '../../ui/skeleton'
import { isBusy } from '../editing/write-status'
import { Panel } from '../panel'
import { TabHeading } from '../tab-heading'
import { useUnsaved } from '../unsaved'
import { PhotoProgress } from './photo-progress'
import { usePhotoUpload } from './use-photo-upload'

/** Phones convert HEIC to JPEG when only these are accepted. */
const ACCEPT = 'image/jpeg,image/png,image/webp'

export function DirectorPhotoTab() {
  const live = useLive(subscribeDirectorPhoto)
  const { chosen, write, compressed, upload, save } = usePhotoUpload()
  const input = useRef<HTMLInputElement>(null)
  const isWorking = chosen.status === 'compressing' || isBusy(write)
  const next = chosen.status === 'ready' ? chosen.photo : null
  const unsaved = write.status === 'failed' ? next : null
  const stored = live.status === 'ready' ? (live.value?.photoBase64 ?? '') : ''
  useUnsaved(isWorking || unsaved !== null)

  return (
    <div className="max-w-3xl">
      <TabHeading title={words.title} />
      <Panel className="grid gap-5 md:grid-cols-[auto_1fr] md:items-center md:gap-8 md:p-8">
        <div className="edged mx-auto size-52 overflow-hidden rounded-full bg-sky md:size-60">
          {live.status === 'loading' && !next ? (
            <Skeleton className="size-full" />
          ) : (
            <SafeImage
              src={next?.dataUrl ?? stored}
              alt={next && write.status !== 'saved' ? words.preview : words.current}
              fallback={{ drawing: <DirectorArt className="size-full" title={words.current} /> }}
              className="size-full object-cover object-[50%_35%]"
            />
          )}
        </div>
        <div className="grid content-center gap-4">
          <p className="text-card text-muted">{words.lead}</p>
          {live.status === 'error' ? <Notice tone="warn">{words.loadFailed}</Notice> : null}
          {live.status === 'ready' && stored === '' && chosen.status === 'none' ? (
            <Notice>{words.isDefault}</Notice>
          ) : null}
          <PhotoProgress chosen={chosen} write={write} compressed={compressed} />
          <div className="grid gap-2">
            <div className="flex flex-wrap gap-2.5">
              {unsaved ? (
                <Button size="sm" icon={<RefreshCw size={18} aria-hidden />} onClick={() => void save(unsaved)}>
                  {words.retry}
                </Button>
              ) : null}
              <Button
                size="sm"
                variant={unsaved ? 'quiet' : 'primary'}
                icon={<ImagePlus size={20} aria-hidden />}
                loading={isWorking}
                onClick={() => input.current?.click()}
              >
                {stored === '' ? words.choose : words.chooseAnother}
              </Button>
            </div>
            <p className="text-small text-hint">{words.hint}</p>
          </div>
          <input
            ref={input}
            type="file"
            accept={ACCEPT}
            aria-label={words.choose}
            className="hidden"
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void upload(file)
            }}
          />
        </div>
      </Panel>
    </div>
  )
}
