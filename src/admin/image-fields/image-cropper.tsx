import 'react-easy-crop/react-easy-crop.css'
import { useCallback, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { uploader } from '../../copy/admin/uploader'
import { useLoadedOnce } from '../../data/client/use-loaded-once'
import { cn } from '../../lib/cn'
import type { ImageKind } from '../../lib/images/image-kind'
import { CROP_PX, CROP_ZOOM_MAX } from '../../limits'
import { FRAMES } from '../../ui/image-frame'
import { decodeInto } from '../image-encoding/canvas'
import { coveredArea, type Area, type Size } from '../image-encoding/geometry'
import { readImage } from '../image-encoding/image-gate'

type Frames = (typeof FRAMES)[ImageKind]

/** The ratios of frames in numbers. A logo keeps its own ratio, and is moved in a frame of this ratio. */
const ASPECTS: Record<Frames['ratio'], number> = {
  'aspect-square': 1,
  'aspect-[4/5]': 4 / 5,
  'aspect-video': 16 / 9,
  '': 3,
}

type Point = { x: number; y: number }

/** The places that stay in the frame, in numbers. */
const FOCUSES: Record<Frames['focus'], Point> = {
  'object-top': { x: 0.5, y: 0 },
  'object-[50%_30%]': { x: 0.5, y: 0.3 },
  '': { x: 0.5, y: 0.5 },
}

/** The width of each frame here, in px, where there is room for it, and its corners, enlarged as it is. */
const ENLARGED: Record<ImageKind, { width: number; shape: string; isWhole?: true }> = {
  product: { width: 224, shape: 'rounded-t-control' },
  member: { width: 176, shape: 'rounded-[48px] rounded-es-[8px]' },
  director: { width: 224, shape: 'bubble' },
  video: { width: 272, shape: 'rounded-control' },
  logo: { width: 252, shape: 'rounded-control', isWhole: true },
}

const enlargedFrame = (kind: ImageKind) => ({
  ...ENLARGED[kind],
  aspect: ASPECTS[FRAMES[kind].ratio],
  focus: FOCUSES[FRAMES[kind].focus],
})

/** The step of an arrow key, as a share of the frame. */
const STEP = 0.02

type Props = {
  /** Null while it is not known whether the image can be read. The frame is empty then. */
  image: Blob | null
  kind: ImageKind
  /** Called after each movement with the part of the image that is in the frame. */
  onCrop: (area: Area) => void
}

/** Chooses the part of an image that its frame shows, by dragging, enlarging and the arrow keys. */
export function ImageCropper({ image, kind, onCrop }: Props) {
  const { aspect, focus, shape, isWhole, ...frame } = enlargedFrame(kind)
  const [width, setWidth] = useState(frame.width)
  const watchWidth = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const reducedImage = useReduced(image)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [media, setMedia] = useState({ address: '', width: 0, height: 0 })
  const isMoved = useRef(false)
  const slider = useId()
  const isInFrame = reducedImage?.address === media.address
  const initial =
    reducedImage && !isWhole ? scaledBy(coveredArea(reducedImage, aspect, focus), 100) : null
  return (
    <div className="grid justify-items-start gap-2">
      <div
        ref={watchWidth}
        style={{ maxWidth: frame.width, aspectRatio: aspect }}
        className={cn(
          'image relative isolate w-full overflow-hidden bg-surface hairline focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-night',
          shape,
        )}
      >
        <div dir="ltr" className="absolute inset-0">
          {reducedImage ? (
            <Cropper
              image={reducedImage.address}
              crop={crop}
              zoom={zoom}
              maxZoom={CROP_ZOOM_MAX}
              aspect={aspect}
              cropSize={{ width, height: width / aspect }}
              objectFit={isWhole ? 'contain' : 'cover'}
              showGrid={false}
              // The content policy forbids the style element that the library would add.
              disableAutomaticStylesInjection
              // The wheel scrolls the page; a pinch on a touchpad arrives with Ctrl.
              onWheelRequest={({ ctrlKey }) => ctrlKey}
              keyboardStep={width * STEP}
              cropperProps={{
                role: 'application',
                'aria-label': `${uploader.crop.frame}. ${uploader.crop.keys}`,
              }}
              classes={{ cropAreaClassName: 'border-0! shadow-none! outline-none!' }}
              {...(initial && { initialCroppedAreaPercentages: initial })}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onMediaLoaded={(size) => setMedia({ ...size, address: reducedImage.address })}
              onInteractionStart={() => {
                isMoved.current = true
              }}
              onCropComplete={(area) => {
                if (isMoved.current) onCrop(scaledBy(area, 1 / 100))
              }}
            />
          ) : null}
        </div>
      </div>
      <p className="text-tiny text-hint">{uploader.crop.hint}</p>
      <div
        className="flex w-full items-center gap-3"
        style={{ maxWidth: Math.max(frame.width, 224) }}
      >
        <label htmlFor={slider} className="text-small text-muted">
          {uploader.crop.zoom}
        </label>
        <input
          id={slider}
          type="range"
          min={1}
          max={CROP_ZOOM_MAX}
          step={0.05}
          value={zoom}
          // An image begins with its own zoom, which would replace one that is set before.
          disabled={!isInFrame}
          onChange={({ target }) => {
            isMoved.current = true
            const next = Number(target.value)
            const inFrame = { width, height: width / aspect }
            setCrop(aboutCentre(crop, next / zoom, offsetLimit(media, next, inFrame)))
            setZoom(next)
          }}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-primary disabled:cursor-default"
        />
      </div>
    </div>
  )
}

/** The image at the size that the frame needs: a phone cannot move one of 20 megapixels smoothly. */
function useReduced(image: Blob | null): { address: string; width: number; height: number } | null {
  const reduce = useCallback(
    async (signal: AbortSignal) => {
      if (!image) return null
      const canvas = await decodeInto(await readImage(image), {
        width: CROP_PX,
        height: CROP_PX,
      })
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', 0.9),
      )
      if (!blob || signal.aborted) return null
      const address = URL.createObjectURL(blob)
      signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      return { address, width: canvas.width, height: canvas.height }
    },
    [image],
  )
  const { state } = useLoadedOnce(reduce, 'uploader')
  // `UploadStatus` says why an image cannot be read.
  return state.status === 'ready' ? state.value : null
}

/** The offset after zooming about the middle of the frame, as long as no edge of the image comes into the frame. */
function aboutCentre(offset: Point, scale: number, limit: Point): Point {
  const within = (value: number, end: number) => Math.min(end, Math.max(-end, value))
  return { x: within(offset.x * scale, limit.x), y: within(offset.y * scale, limit.y) }
}

/** The largest distance between the middle of the image and the middle of its frame, in px. */
const offsetLimit = (media: Size, zoom: number, frame: Size): Point => ({
  x: Math.abs(media.width * zoom - frame.width) / 2,
  y: Math.abs(media.height * zoom - frame.height) / 2,
})

function scaledBy({ x, y, width, height }: Area, by: number): Area {
  return { x: x * by, y: y * by, width: width * by, height: height * by }
}
