"""
A PowerPoint file in the hands of a person: LibreOffice opens it, changes what people change, and saves it. One start of the
program for all of it.

    python3 edit.py <folder> <file to edit> [files to draw]

Writes 'edited.pptx' and 'edited.pdf' into the folder, and a PDF of each other file; prints what it did, as JSON.
"""
import json
import os
import signal
import subprocess
import sys
import time
import uno
from com.sun.star.beans import PropertyValue

TITLE = "A title that somebody typed, a good deal longer than the one before it"
CELL = "A cell with more words in it than before"
ROW = "A row more"
VALUE = 424242
INSERTED = "A slide that somebody inserted"


def option(name, value):
    made = PropertyValue()
    made.Name, made.Value = name, value
    return made


def connect(pipe):
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
    for _ in range(600):
        try:
            return resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
        except Exception:  # Until it listens.
            time.sleep(0.1)
    raise TimeoutError("LibreOffice does not answer.")


def items(container):
    return [container.getByIndex(index) for index in range(container.Count)]


def first(slides, kind, fits=lambda _: True):
    return next(
        (slide, shape)
        for slide in slides
        for shape in items(slide)
        if shape.ShapeType.endswith(kind) and fits(shape)
    )


def title_of(slide):
    return next(shape for shape in items(slide) if shape.ShapeType.endswith("TitleTextShape"))


def words(slide):
    return title_of(slide).String


def edit_texts(slides):
    slide, table = first(slides, "TableShape")
    title, model = title_of(slide), table.Model
    cell = model.getCellByPosition(0, 1)
    did = {
        "title": {"before": title.String, "after": TITLE},
        "cell": {"before": cell.String, "after": CELL},
        "row": {"text": ROW, "before": model.Rows.Count},
    }
    title.String, cell.String = TITLE, CELL
    model.Rows.insertByIndex(model.Rows.Count, 1)
    model.getCellByPosition(0, model.Rows.Count - 1).String = ROW
    return did


def edit_chart(slides):
    _, shape = first(slides, "OLE2Shape")
    data = shape.Model.Data
    values = [list(row) for row in data.getData()]
    did = {"value": {"before": values[0][0], "after": VALUE}}
    values[0][0] = float(VALUE)
    data.setData(tuple(tuple(row) for row in values))
    return did


def edit_slides(remote, document):
    pages = document.DrawPages
    last, moved = pages.getByIndex(pages.Count - 1), pages.getByIndex(pages.Count - 2)
    did = {"duplicated": words(last), "moved": words(moved), "inserted": INSERTED}
    document.duplicate(last)
    new = pages.insertNewByIndex(2)
    new.Layout = 1
    title_of(new).String = INSERTED
    controller = document.CurrentController
    controller.setCurrentPage(moved)
    helper = remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", remote)
    helper.executeDispatch(controller.Frame, ".uno:MovePageFirst", "", 0, ())
    # What is asked for is done a little later.
    for _ in range(100):
        if words(pages.getByIndex(0)) == did["moved"]:
            break
        time.sleep(0.1)
    return {**did, "titles": [words(page) for page in items(pages)]}


def main(folder, edited, others):
    address = lambda name: f"file://{folder}/{name}"
    pipe = f"palmleaf{time.time_ns()}"
    profile = f"-env:UserInstallation={address('profile')}"
    office = ["soffice", "--headless", "--norestore", profile, f"--accept=pipe,name={pipe};urp;"]
    # With what it starts in turn.
    process = subprocess.Popen(
        office, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        remote = connect(pipe)
        desktop = remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
        # Slides are moved only where they are shown.
        opened = lambda name, hidden: desktop.loadComponentFromURL(
            address(name), "_blank", 0, (option("Hidden", hidden),)
        )
        as_pdf = (option("FilterName", "impress_pdf_Export"),)
        for name in others:
            drawn = opened(name, True)
            drawn.storeToURL(address(name.replace(".pptx", ".pdf")), as_pdf)
            drawn.close(True)
        document = opened(edited, False)
        slides = items(document.DrawPages)
        did = {**edit_texts(slides), **edit_chart(slides), **edit_slides(remote, document)}
        document.storeToURL(address("edited.pptx"), (option("FilterName", "Impress MS PowerPoint 2007 XML"),))
        document.storeToURL(address("edited.pdf"), as_pdf)
        print(json.dumps(did))
    finally:
        # Asked to close a file in which a slide was moved, it now and then crashes: it is ended as it is.
        os.killpg(process.pid, signal.SIGKILL)


main(sys.argv[1], sys.argv[2], sys.argv[3:])
